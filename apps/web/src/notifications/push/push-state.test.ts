import { expect, test } from 'vitest';
import { type BrowserPush, pushStateOf } from './push-state.ts';

const browser: BrowserPush = {
  isSupported: true,
  permission: 'granted',
  endpointHash: 'own',
  isRemembered: true,
};
const devices = [{ endpointHash: 'other' }, { endpointHash: 'own' }];

test('push is on if the server knows the subscription of this browser', () => {
  expect(pushStateOf(browser, devices)).toBe('on');
  expect(pushStateOf(browser, [{ endpointHash: 'other' }])).toBe('off');
  expect(pushStateOf({ ...browser, endpointHash: null }, devices)).toBe('off');
});

test('a withdrawn permission differs from one that was never granted', () => {
  expect(pushStateOf({ ...browser, permission: 'denied' }, devices)).toBe('withdrawn');
  expect(pushStateOf({ ...browser, permission: 'default' }, devices)).toBe('withdrawn');
  expect(pushStateOf({ ...browser, permission: 'denied', isRemembered: false }, [])).toBe('denied');
  expect(pushStateOf({ ...browser, permission: 'default', isRemembered: false }, [])).toBe('off');
});

test('in a browser without push, the state is always unsupported', () => {
  expect(pushStateOf({ ...browser, isSupported: false }, devices)).toBe('unsupported');
});
