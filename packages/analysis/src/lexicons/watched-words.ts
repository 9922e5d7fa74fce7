/**
 * Words that are often overused, by how many times more frequent they are in narrative prose than in the reference norm (Longhand's
 * estimate, in steps). Forms of one word that the stemmer does not merge are joined by a slash, the first naming the group; = marks a form
 * that is counted alone (particularly, but not particular). Words of a topic, of grammar and of persons are excluded, because the text
 * determines their frequency.
 */
export type WatchedWords = readonly (readonly [factor: number, words: string])[];
