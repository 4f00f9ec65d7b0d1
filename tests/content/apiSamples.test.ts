import {describe, expect, test} from 'vitest';
import {apiSamples as samples} from './apiSamples';

describe('the samples of the reference', () => {
  test('show a method in few lines', () => {
    const long = samples.filter(({code}) => code.split('\n').length > 12);
    expect(long.map(({page, of}) => `${page}: mark fewer lines for ${of}`)).toEqual([]);
  });

  test('link to the whole test or method that they are from, and to what they use', () => {
    const linksOf = (name: string) => samples.find(({of}) => of === name)!.links;
    expect(linksOf('ElementActions.isDisplayed').whole).toMatchObject({
      name: 'ElementStateTest.showsABadgeWhenTheCartHasAProduct',
      isTest: true,
    });
    expect(linksOf('DeviceActions.startRecording').whole).toMatchObject({
      name: 'RecordingTest.openAppAndRecord',
      isTest: false,
    });
    expect(linksOf('ApiRequest.getUserName').uses.map(({name}) => name)).toEqual([
      'updateBooking',
      'Booking.forGuest',
    ]);
  });
});
