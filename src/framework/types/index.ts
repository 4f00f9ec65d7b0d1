/**
 * Shapes of `api.json`, `messages.json`, and `libraries.json`, which `npm run facts:update` reads off the framework's
 * Java source. Nothing in them is written by hand: a fact that looks wrong is corrected in `scripts/facts/`, never in the
 * JSON.
 */
export type {Api, ApiType} from './api';
export type {Libraries, Library} from './libraries';
export type {EnumConstant, Field, Generated, Method, Parameter} from './members';
export type {ErrorMessage, MessagePlace, Messages} from './messages';
export type {Caller, ListenerOrder, Overview, RaisedError, Step} from './steps';
