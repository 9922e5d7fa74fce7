/** Value of `accept` for text files. Extensions rather than MIME types, because few systems know all the types. */
export const textFileExtensions =
  '.txt,.text,.md,.markdown,.docx,.odt,.epub,.html,.htm,.xhtml,.rtf,.fountain,.spmd';
