import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../platform/memory-storage.ts';
import { createDraftStore } from './draft-store.ts';

function createDevice() {
  const storage = createMemoryStorage();

  return () => createDraftStore(storage, 'ann');
}

test('a draft survives a reload until the server has it', () => {
  const open = createDevice();
  const drafts = open();
  drafts.change('one', 'Slack water');
  expect(open().get()).toEqual({ one: { text: 'Slack water', isSaved: false } });

  drafts.markSaved('one', 'Slack water');
  expect(open().get()).toEqual({});
});

test('text typed after a save request is not marked as saved', () => {
  const drafts = createDevice()();
  drafts.change('one', 'Slack');
  drafts.change('one', 'Slack water');
  drafts.markSaved('one', 'Slack');

  expect(drafts.get()['one']).toEqual({ text: 'Slack water', isSaved: false });
});

test('a draft of another device replaces saved text, but not unsaved text', () => {
  const drafts = createDevice()();
  drafts.adopt('one', 'From the phone');
  expect(drafts.get()['one']?.text).toBe('From the phone');

  drafts.change('one', 'Typed here');
  drafts.adopt('one', 'From the phone again');
  expect(drafts.get()['one']?.text).toBe('Typed here');
});
