import {CONFIG_OVERVIEW} from '../../data/config-pages';
import {findConfigKey} from '../../framework/config';
import type {CallerFacts, SettingFacts, Step, TextRun} from '../../framework/referenceProps';
import type {ApiType, Method, Step as FactStep} from '../../framework/types';
import {configKeyAddress} from '../configFacts';
import {headingId, linked, pageOf} from './links';

/** `Type` and `method(arguments)` of a name in a step. */
function split(name: string): [type: string, call: string] {
  const dot = name.replace(/\(.*/, '').lastIndexOf('.');
  return [name.slice(0, dot), name.slice(dot + 1)];
}

/** A callback, `IElementActionsListener.onClear(locator)`, as a link to where its page describes it. */
export function callbackRun(callback: string): TextRun {
  const [listener, call] = split(callback);
  return linked(call, pageOf(listener, call.replace(/\(.*/, '')));
}

/**
 * The name of a called method, `ElementActions.clear`, with its place on the site.
 *
 * @param own name of the type on whose page it is shown; its methods are named without it
 */
function methodRun(method: string, own?: string): TextRun {
  const [type, name] = split(method);
  return type === own
    ? [`${name}()`, `#${headingId(name)}`]
    : linked(`${method}()`, pageOf(type, name));
}

/**
 * The steps of a method with their names and keys linked.
 *
 * @param type the type whose page shows them
 */
export function linkSteps(type: ApiType, steps: FactStep[]): Step[] {
  return steps.map((step): Step => {
    switch (step.kind) {
      case 'listener':
        return {...step, callback: callbackRun(step.callback)};
      case 'until':
        return {...step, settings: step.settings.map(settingFacts)};
      case 'pause': {
        const {notifies, ...pause} = step;
        return {
          ...pause,
          settings: step.settings.map(settingFacts),
          ...(notifies && {notifies: callbackRun(notifies)}),
        };
      }
      case 'calls':
        return {...step, method: methodRun(step.method, type.name)};
      default:
        return step;
    }
  });
}

/**
 * A key of the configuration file, linked to the page that documents it.
 *
 * @param key path with dots, `*` for the name of a block: `ui.web.*.highlight`
 */
export function settingFacts(key: string): SettingFacts {
  const found = findConfigKey(key);
  return {
    key: [key, found ? configKeyAddress(found.anchor) : CONFIG_OVERVIEW],
    ...(found?.default !== undefined && {default: found.default}),
  };
}

const ORDER = {
  before: 'before the driver acts',
  between: 'between two calls of the driver',
  after: 'after the driver acted',
  none: '',
};

/** The methods that call a callback, each once, and when. */
export function callersOf({calledBy = []}: Method): CallerFacts[] {
  return calledBy.map(({method, order}) => ({
    method: methodRun(method),
    order: order
      .map((item) => ORDER[item])
      .filter(Boolean)
      .join(' or '),
  }));
}
