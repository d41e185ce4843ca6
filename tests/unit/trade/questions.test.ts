// Questions by machine type: every type has a group, output units are known, texts exist in both languages.
import { describe, expect, test } from 'vitest';
import { MACHINE_TYPES } from '../../../contract/machine-types/index.ts';
import { unitOf } from '../../../contract/machine-types/units.ts';
import { GROUPS, type Group, questionsOfType } from '../../../contract/questions/groups.ts';
import { QUESTIONS } from '../../../contract/questions/questions.ts';
import { READY_QUESTIONS, readyQuestionsOf } from '../../../contract/questions/ready-questions.ts';

const HAN = /\p{Script=Han}/u;

test.each(MACHINE_TYPES.map(({ id }) => id))('%s has questions of its own', (id) => {
  const { group, unit } = questionsOfType(id);
  expect(group).not.toBe('general');
  if (unit !== null) expect(unitOf(unit)).toBe(unit);
});

// Words of a trade that must not appear in the questions about a machine of another trade.
test.each([
  ['offset-press', /mould|part to make/i],
  ['uv-printer', /mould|part to make/i],
  ['wall-printing-robot', /gripper/i],
  ['cable-extruder', /mould|part to make/i],
  ['ev-charger', /board|made or tested/i],
  ['screw-compressor', /material/i],
  ['pump-jack', /material/i],
  ['diesel-genset', /attachments|load or work/i],
  ['gantry-crane', /engine|attachments/i],
])('%s is asked nothing about another trade', (type, foreign) => {
  const { group } = questionsOfType(type);
  const texts = [
    ...GROUPS[group].map((key) => QUESTIONS[key].label.en),
    ...readyQuestionsOf(group).map(([, names]) => names.en),
  ];
  expect(texts.filter((text) => foreign.test(text))).toEqual([]);
});

test.each(['offset-press', 'uv-printer'])('%s is asked about its print', (type) => {
  expect(GROUPS[questionsOfType(type).group]).toEqual(
    expect.arrayContaining(['substrate', 'printSize', 'colors', 'output']),
  );
});

test('a product without a type has general questions', () => {
  for (const type of [null, '', 'nothing', 'constructor'])
    expect(questionsOfType(type)).toEqual({ group: 'general', unit: null });
});

describe.each(Object.keys(GROUPS) as Group[])('%s', (group) => {
  test('asks four to seven questions and offers at least eight ready ones', () => {
    expect(GROUPS[group].length).toBeGreaterThanOrEqual(4);
    expect(GROUPS[group].length).toBeLessThanOrEqual(7);
    const keys = readyQuestionsOf(group).map(([key]) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThanOrEqual(8);
  });
});

test('all texts are in both languages', () => {
  const names = Object.values(QUESTIONS).flatMap((question) => [
    question.label,
    ...(question.kind === 'choice' ? question.choices.values() : []),
    ...(question.kind === 'text' ? [question.example] : []),
  ]);
  for (const { en, 'zh-Hans': zh } of [...names, ...READY_QUESTIONS.values()]) {
    expect(en).not.toMatch(HAN);
    expect(zh === en || HAN.test(zh)).toBe(true);
  }
});
