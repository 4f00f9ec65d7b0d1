import {types} from '../../framework';
import {errorAddress} from '../../knowledge/errors';
import {pageOf} from '../fill/links';
import {documentedMethods, propertyOf} from '../fill/members';
import {configKeyAddress, configSectionAddress} from '../fill/configFacts';
import {type SpanFact, spanFacts} from './spanFacts';

let parameterNames: Set<string> | undefined;

/** Names of parameters, which mean a value and not the method or key of that name. */
function isParameter(word: string): boolean {
  parameterNames ??= new Set(
    types()
      .flatMap(documentedMethods)
      .filter(({generated}) => generated === undefined)
      .flatMap(({parameters}) => parameters.map(({name}) => name)),
  );
  return parameterNames.has(word);
}

/** The section of a method; a builder's is the row of the property that it sets. */
function methodAddress(name: string, method: string): string | undefined {
  const type = types().find((item) => item.name === name);
  if (!type || !documentedMethods(type).some((item) => item.name === method)) {
    return undefined;
  }
  if (type.generated !== '@Builder' || type.outer === undefined) {
    return pageOf(name, method);
  }
  const property = documentedMethods(type)
    .filter((item) => item.name === method)
    .map((item) => propertyOf(type, item))[0];
  return property && pageOf(type.outer, property);
}

function addressOf(fact: SpanFact): string | undefined {
  switch (fact.kind) {
    case 'type':
      return pageOf(fact.name);
    case 'method':
      return methodAddress(fact.type, fact.name);
    case 'constant':
      return pageOf(fact.type);
    case 'message':
      return errorAddress(fact.name);
    case 'key':
      return configKeyAddress(fact.key);
    case 'section':
      return configSectionAddress(fact.section);
  }
}

/**
 * The address of what a code span names.
 *
 * @param span its text
 * @param page address of the page it is on: of several meanings, the one that the page documents counts
 * @returns nothing for a name without a page, and for one whose meaning is open
 */
export function spanAddress(span: string, page: string): string | undefined {
  const facts = spanFacts(span);
  if (facts.some((fact) => fact.kind === 'constant' && addressOf(fact) === undefined)) {
    return undefined;
  }
  const addresses = [...new Set(facts.map(addressOf).filter((address) => address !== undefined))];
  const own = addresses.filter((address) => address.split('#')[0] === page);
  if (own.length === 0 && isParameter(span)) {
    return undefined;
  }
  const [address, ...others] = own.length > 0 ? own : addresses;
  return others.length === 0 ? address : undefined;
}
