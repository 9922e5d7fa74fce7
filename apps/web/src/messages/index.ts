/** The components and hooks of messages that other slices use. */
export { UnreadMessages } from './list/unread-messages.tsx';
export { BlockedSection } from './people/blocked-section.tsx';
export { MessagePrivacySection } from './people/privacy-section.tsx';
export { ProfileActions } from './people/profile-actions.tsx';
