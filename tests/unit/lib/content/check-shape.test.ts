import { describe, expect, it } from '@jest/globals';
import { topics } from '@/db/enums';
import { findPlanted, type Plant } from '@/tests/support/content/plant';

const known = topics.map((topic) => `"${topic}"`).join('|');
const exercises = 'things/exercises.yaml';
const lesson = 'things/lesson.yaml';

const shape: Plant[] = [
  {
    name: 'an unknown key of an exercise',
    plant: (course) => course.change(exercises, '  kind: gap', '  kind: gap\n  colour: red'),
    at: [exercises, 'colour'],
    says: 'Unknown key “colour” in this entry.',
  },
  {
    name: 'a topic that does not exist',
    plant: (course) => course.change(exercises, '  kind: gap', '  kind: gap\n  topics: [weather]'),
    at: [exercises, 'topics'],
    says: `Wrong value in “topics”: Invalid option: expected one of ${known}.`,
  },
  {
    name: 'an unknown key of a word',
    plant: (course) => course.change(lesson, '    part: noun', '    part: noun\n    colour: red'),
    at: [lesson, 'colour'],
    says: 'Unknown key “colour” in “words”.',
  },
  {
    name: 'an unknown key of a course',
    plant: (course) => course.change('course.yaml', 'lessons:', 'colour: red\nlessons:'),
    at: ['course.yaml', 'colour'],
    says: 'Unknown key “colour” in the file.',
  },
  {
    name: 'a prompt without its German',
    plant: (course) => course.change(exercises, ', de: "Mach es."', '', 'id: fill-two'),
    at: [exercises, 'prompt', 'id: fill-two'],
    says: 'The German text is missing from “prompt”.',
  },
  {
    name: 'an option without its English',
    plant: (course) => course.change(exercises, 'en: "option 2", ', ''),
    at: [exercises, 'Wahl 2'],
    says: 'The English text is missing from “options”.',
  },
  {
    name: 'a gloss without its Russian',
    plant: (course) => course.change(lesson, 'ru: "сло́во дом", ', ''),
    at: [lesson, 'gloss'],
    says: 'The Russian text is missing from “gloss”.',
  },
  {
    name: 'an empty translation',
    plant: (course) => course.change(lesson, 'en: "A lesson"', 'en: ""'),
    at: [lesson, 'title'],
    says: 'Wrong value in “en”: Too small: expected string to have >=1 characters.',
  },
  {
    name: 'an exercise without a hint',
    plant: (course) =>
      course.change(exercises, '  hint: { ru: "Поду́майте.", en: "Think.", de: "Denk nach." }\n', ''),
    at: [exercises, 'id: choose-first'],
    says: '“hint” is missing from this entry.',
  },
  {
    name: 'a kind that does not exist',
    plant: (course) => course.change(exercises, 'kind: gap', 'kind: dictation'),
    at: [exercises, 'kind: dictation'],
    says: 'Wrong value in “kind”: it is none of the kinds known.',
  },
  {
    name: 'an id with capital letters',
    plant: (course) => course.change(exercises, 'id: fill-two', 'id: Fill two'),
    at: [exercises, 'id: Fill two'],
    says: 'Wrong value in “id”: use small Latin letters, digits and single hyphens.',
  },
  {
    name: 'a file that is not YAML',
    plant: (course) => course.change(lesson, 'words:', 'words: ]'),
    at: [lesson, 'words: ]'],
    says: 'This is not YAML: Unexpected flow-seq-end token in YAML stream: "]"',
  },
];

const layout: Plant[] = [
  {
    name: 'a lecture that is missing',
    plant: (course) => course.remove('people/lecture.de.md'),
    at: ['people/lecture.de.md', ''],
    says: 'This file is missing or empty.',
  },
  {
    name: 'exercises that are missing',
    plant: (course) => course.remove('people/exercises.yaml'),
    at: ['people/exercises.yaml', ''],
    says: 'This file is missing or empty.',
  },
  {
    name: 'a course without course.yaml',
    plant: (course) => course.remove('course.yaml'),
    at: ['course.yaml', ''],
    says: 'This file is missing or empty.',
  },
  {
    name: 'a lesson that has no folder',
    plant: (course) => course.change('course.yaml', '  - people', '  - people\n  - animals'),
    at: ['course.yaml', '- animals'],
    says: 'There is no folder “animals”.',
  },
  {
    name: 'a folder that is not listed',
    plant: (course) => course.change('course.yaml', '  - people\n', ''),
    at: ['course.yaml', 'lessons:'],
    says: 'The folder “people” is not listed in “lessons”.',
  },
  {
    name: 'a file of a strange name',
    plant: (course) => course.write('things/lecture.es.md', 'Hola'),
    at: ['things/lecture.es.md', ''],
    says: 'A course has no file of this name.',
  },
  {
    name: 'a file beside the courses',
    plant: (course) => course.write('../notes.md', 'Later'),
    at: ['../notes.md', ''],
    says: 'Only the folders of courses belong here.',
  },
];

describe('The shape of content files', () => {
  it.each([...shape, ...layout])('refuses $name', async (each) => {
    const { found, planted } = await findPlanted(each);
    expect(found).toEqual(planted);
  });
});
