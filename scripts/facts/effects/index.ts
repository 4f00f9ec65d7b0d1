import type {ApiType} from '../../../src/framework/types';
import type {Model, ModelType} from '../model';
import {parametersOf, signatureOf} from '../signature';
import {Lookup} from './lookup';
import {SettingPaths} from './settings';
import {Trace} from './trace';
import {type Shared, Walker} from './walker';

/** Packages whose methods a reader calls; what a listener or a setting class holds has no body to tell of. */
const TRACED = /\.(actions|builders|manager|parser|utils)(\.(?!interfaces)\w+)*$/;

/**
 * Adds to every method with a body what it does, and to an interface's methods who implements them.
 *
 * @param model the parsed tree
 * @param types the facts to complete, as `apiTypes` returns them
 */
export function addEffects(model: Model, types: ApiType[]): void {
  const shared = {lookup: new Lookup(model), settings: new SettingPaths(model)};
  for (const facts of types) {
    const type = facts.generated ? undefined : model.qualified(`${facts.package}.${facts.name}`);
    if (!type) {
      continue;
    }
    if (type.raw.kind === 'interface') {
      nameImplementers(type, facts, types, shared.lookup);
    } else if (TRACED.test(facts.package)) {
      traceMethods(model, type, facts, shared);
    }
  }
}

function traceMethods(model: Model, type: ModelType, facts: ApiType, shared: Shared): void {
  for (const method of facts.methods ?? []) {
    const raw = type.raw.methods.find(
      (item) => signatureOf(item.name, parametersOf(item)) === method.signature,
    );
    if (method.generated || !raw?.body) {
      continue;
    }
    const trace = new Trace(type.unit.file);
    new Walker(model, trace, type, shared).enter(raw);
    method.effects = trace.finish();
  }
}

function nameImplementers(type: ModelType, facts: ApiType, types: ApiType[], lookup: Lookup): void {
  const classes = lookup.implementers(type);
  const [only] = classes;
  if (!only || classes.length > 1) {
    return;
  }
  const name = `${facts.name}.`;
  const implementer = types.find(
    (item) => item.name === only.name && item.package === only.unit.package,
  );
  for (const method of facts.methods ?? []) {
    const found = implementer?.methods?.find((item) =>
      item.overrides?.includes(name + method.signature),
    );
    if (found) {
      method.implementedBy = `${only.name}.${found.signature}`;
    }
  }
}
