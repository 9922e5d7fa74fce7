/**
 * What the API client needs of the session, set by session.ts. The session itself loads the profile through the client, so neither may
 * import the other.
 */
export const currentSession: { userId: () => string | undefined; expire: () => void } = {
  userId: () => undefined,
  expire: () => {},
};
