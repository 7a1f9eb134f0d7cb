import type { Field } from '@sveltia/cms';
import { z } from 'astro/zod';
import { describeExpectation, type FieldInfo, getInfo, withoutOptional } from '../content/field.ts';
import { forTheForm } from './words.ts';

/** Converts the content's description into Sveltia's fields. */

const refusal = (info: FieldInfo) => `Expected ${forTheForm(describeExpectation(info))}.`;

const pattern = (info: FieldInfo) => info.pattern && [info.pattern.source, refusal(info)];

const AT_A_GLANCE = 2;

const NOT_BLANK = '\\S';

/** A `select` with three options: Sveltia's switch cannot be empty. */
const YES_NO = [
  { label: 'Yes', value: true },
  { label: 'No', value: false },
];

const choices = ({ options = [], optionLabels = {} }: FieldInfo) =>
  options.map((value) => ({ label: optionLabels[value] ?? value, value }));

const makeSummary = (info: FieldInfo | undefined) =>
  info?.summary?.replace(/\{(\w+)\}/g, '{{fields.$1}}');

function input(info: FieldInfo, isRequired: boolean) {
  switch (info.kind) {
    case 'words':
    case 'description':
    case 'sentences':
      return {
        widget: info.kind === 'sentences' ? 'text' : 'string',
        pattern: [NOT_BLANK, refusal(info)],
        maxlength: info.atMost,
      };
    case 'choice':
      return { widget: 'select', options: choices(info) };
    case 'degrees':
      return {
        widget: 'number',
        value_type: 'float',
        step: 0.0001,
        min: info.atLeast,
        max: info.atMost,
      };
    case 'date':
      return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
    case 'yesOrNo':
      return isRequired ? { widget: 'boolean' } : { widget: 'select', options: YES_NO };
    case 'color':
      return { widget: 'color', allowInput: true, pattern: pattern(info) };
    case 'photo':
      return { widget: 'image' };
    case 'drawing':
      return {
        widget: 'image',
        accept: 'image/svg+xml,image/png',
        choose_url: false,
        // Without the default conversion to WebP.
        media_libraries: { default: { config: { slugify_filename: true } } },
      };
    case 'file':
      return {
        widget: 'file',
        accept: '.pdf',
        choose_url: false,
        media_folder: '/content/files',
        public_folder: 'files',
        pattern: pattern(info),
      };
    case 'email':
      return { widget: 'string', type: 'email' };
    default:
      return { widget: 'string', pattern: pattern(info) };
  }
}

export function buildEditorField(name: string, schema: z.ZodType): Field {
  const inner = withoutOptional(schema);
  const info = getInfo(inner);
  if (!info) throw new Error(`The field ${name} is described nowhere.`);
  const common = { name, label: info.label, hint: info.hint, required: inner === schema };
  if (inner instanceof z.ZodObject) {
    const fields = buildEditorFields(inner);
    // `auto` keeps a newly added group open.
    const collapsed = fields.length > AT_A_GLANCE && 'auto';
    return { ...common, widget: 'object', collapsed, summary: makeSummary(info), fields } as Field;
  }
  if (inner instanceof z.ZodArray) return { ...common, ...listInput(inner, info) } as Field;
  return { ...common, ...input(info, common.required) } as Field;
}

function listInput(list: z.ZodArray, info: FieldInfo) {
  const limits = { min: info.atLeast, max: info.atMost };
  const item = list.element as z.ZodType;
  const itemInfo = getInfo(item);
  if (itemInfo?.options) {
    return { widget: 'select', multiple: true, options: choices(itemInfo), ...limits };
  }
  const entries =
    item instanceof z.ZodObject
      ? { fields: buildEditorFields(item), collapsed: true, summary: makeSummary(itemInfo) }
      : { field: buildEditorField('entry', item) };
  return { widget: 'list', label_singular: itemInfo?.label, ...entries, ...limits };
}

export const buildEditorFields = (group: z.ZodObject): Field[] =>
  Object.entries(group.shape as Record<string, z.ZodType>).map(([name, schema]) =>
    buildEditorField(name, schema),
  );
