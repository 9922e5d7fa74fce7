/** What an `accept` of a file field has: endings, since few systems know the types of all of them. */
export const textFileEndings =
  '.txt,.text,.md,.markdown,.docx,.odt,.epub,.html,.htm,.xhtml,.rtf,.fountain,.spmd';
