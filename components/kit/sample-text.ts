/** A text with every Markdown element of a lecture. */
export const sampleText = `## A heading

A paragraph with **strong**, *emphasised* and Russian words: мой брат, моя́ сестра́. And [a link](https://example.org).

> Э́то моя́ сестра́.
> This is my sister.

### Smaller

- one
- two

1. first
2. second

| | he | she | it | they |
| --- | --- | --- | --- | --- |
| my | мой | моя́ | моё | мои́ |
| example | мой дом | моя́ маши́на | моё окно́ | мои́ друзья́ |
`;
