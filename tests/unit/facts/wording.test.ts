import {describe, expect, it} from 'vitest';
import {allOf, driverCall, fillPlaces, tidy} from '../../../scripts/facts/steps/wording';

describe('fillPlaces', () => {
  it('names values by their getter, in logs and in messages', () => {
    expect(fillPlaces('at {} and {}', ['this.locator.getName()', 'text'])).toBe(
      'at {name} and {text}',
    );
    expect(fillPlaces('({1}) of ({0})', ['e.getMessage()', 'key'])).toBe('({key}) of ({message})');
  });

  it('shows the source text where two values would have one name', () => {
    expect(fillPlaces('{} to {}', ['this.locator.getName()', 'target.getName()'])).toBe(
      '{locator.getName()} to {target.getName()}',
    );
  });

  it('leaves a place without a value as it is', () => {
    expect(fillPlaces('{} {}', ['a'])).toBe('{a} {}');
  });
});

describe('conditions', () => {
  it('are shown without this and without blanks before brackets', () => {
    expect(tidy('this.a.isOn () == this.b')).toBe('a.isOn() == b');
  });

  it('keep an or apart from an and', () => {
    expect(allOf(['a || b', 'c'])).toBe('(a || b) && c');
    expect(allOf(['a || b'])).toBe('a || b');
  });
});

describe('driverCall', () => {
  it.each([
    ['e.getDomAttribute(attribute)', 'WebElement.getDomAttribute(attribute)'],
    ['WebElement::isDisplayed', 'WebElement.isDisplayed()'],
    ['driver.switchTo().frame(index)', 'WebDriver.switchTo().frame(index)'],
    [
      'd.pressKey(new KeyEvent().withKey(key))',
      'AndroidDriver.pressKey(new KeyEvent().withKey(key))',
    ],
    [
      '((JavascriptExecutor)driver).executeScript(script, element, args)',
      'JavascriptExecutor.executeScript(script, element, args)',
    ],
    [
      'new Actions(d).dragAndDrop(e, targetElement).perform()',
      'Actions.dragAndDrop(element, targetElement).perform()',
    ],
    [
      'select.getAllSelectedOptions().stream().map(WebElement::getText).toList()',
      'Select.getAllSelectedOptions().stream().map(WebElement.getText).toList()',
    ],
    ['find(this.locator, VISIBLE).getDomAttribute("style")', 'WebElement.getDomAttribute("style")'],
  ])('%s', (source, api) => {
    expect(driverCall(source)).toBe(api);
  });
});
