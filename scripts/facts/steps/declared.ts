import type {Model, ModelType} from '../model';
import type {Found} from './lookup';
import type {Value} from './value';

/** Type part of a value from a type text. */
export function typed(
  model: Model,
  text: string,
  from: ModelType,
): Pick<Value, 'type' | 'typeText' | 'driver'> {
  const type = model.find(text, from);
  if (type) {
    return {type};
  }
  return isDriverType(text, from) ? {typeText: text, driver: true} : {typeText: text};
}

/** What is known of a method's result from its declaration; undefined when it returns nothing. */
export function declaredResult(model: Model, {owner, method}: Found): Value | undefined {
  return method.returns
    ? {text: `${method.name}()`, ...typed(model, method.returns, owner)}
    : undefined;
}

/** What the session's getter of its driver returns, whatever type the session was made with. */
export function sessionDriver(text: string): Value {
  return {text, typeText: 'WebDriver', driver: true};
}

/** Whether a type text is one of the JDK's types of code: a value of it is called, not read. */
export function isFunctionType(text: string | undefined): boolean {
  return /^(Bi)?(Function|Consumer|Predicate|Supplier)\b/.test(text ?? '');
}

/** Whether a call on a value of this type leaves the process: a driver, an element, the HTTP client. */
function isDriverType(text: string, from: ModelType): boolean {
  if (/^(Remote)?WebDriver$|\bWebElement\b|^OkHttpClient$|^Alert$/.test(text)) {
    return true;
  }
  return from.raw.typeParameters.some((parameter) => parameter === `${text} extends WebDriver`);
}
