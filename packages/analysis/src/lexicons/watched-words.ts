/**
 * Words that slip in unasked, by how many times commoner they are in told prose than in the norm they are held against
 * (Longhand's own estimate, in steps). Forms of one word are joined by a stroke where no ending tells that they belong
 * together, the first naming the group; behind = a form is watched for alone (particularly, but not particular). Words of
 * a subject, of grammar and of persons are left out: that a text needs them often is no habit of its writer.
 */
export type WatchedWords = readonly (readonly [factor: number, words: string])[];
