/** What other slices show of messages. */
export { UnreadMessagesCard } from './list/unread-messages-card.tsx';
export { BlockedSection } from './people/blocked-section.tsx';
export { MessagePrivacySection } from './people/privacy-section.tsx';
export { ProfileActions } from './people/profile-actions.tsx';
