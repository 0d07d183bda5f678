import { decode, encode } from '../../kernel/codec'
import type { FieldErrors } from '../../kernel/errors'
import { normalizeText } from '../../kernel/normalize-text'
import { errorsIn } from '../../kernel/record-errors'
import { type IsSame, isOwnChange, isUncertain, type Sends, toChange } from '../../kernel/sends'
import type { FaqCategory } from '../faq.contract'
import { type WholeCategory, wholeCategorySchema } from '../faq.rules'

/** A question in a form; `key` identifies the row. A removed one stays until saving, so that it can be restored. */
export type QuestionDraft = { key: string; question: string; ans: string; isRemoved: boolean }

export type FaqDraft = { title: string; subtitle: string; icon: string; questions: readonly QuestionDraft[] }

export const blankQuestion = (questions: readonly QuestionDraft[]): QuestionDraft => ({
  key: String(1 + Math.max(-1, ...questions.map(({ key }) => Number(key)))),
  question: '',
  ans: '',
  isRemoved: false,
})

export const blankFaqDraft: FaqDraft = { title: '', subtitle: '', icon: '', questions: [blankQuestion([])] }

export const draftOf = ({ title, subtitle, icon, qandA }: FaqCategory): FaqDraft => ({
  title,
  subtitle,
  icon,
  questions: qandA.map((each, nth) => ({ ...each, key: String(nth), isRemoved: false })),
})

/** The rows that are stored: not those removed, nor those without a word. */
export const keptQuestions = ({ questions }: Pick<FaqDraft, 'questions'>): QuestionDraft[] =>
  questions.filter(({ question, ans, isRemoved }) => !isRemoved && (question + ans).trim() !== '')

/** As it would be stored. */
const fieldsOf = (draft: FaqDraft): WholeCategory => ({
  title: normalizeText(draft.title),
  subtitle: normalizeText(draft.subtitle),
  icon: draft.icon,
  qandA: keptQuestions(draft).map(({ question, ans }) => ({
    question: normalizeText(question),
    ans: normalizeText(ans),
  })),
})

const isSame: IsSame<WholeCategory> = (name, one, other) => JSON.stringify(one[name]) === JSON.stringify(other[name])
const names = ['title', 'subtitle', 'icon', 'qandA'] as const

/** The names of the fields that differ. */
const differing = (one: WholeCategory, other: WholeCategory) => names.filter((name) => !isSame(name, one, other))

/** The fields that differ in another version. */
export const differingFields = (base: FaqCategory, theirs: FaqCategory) =>
  differing(fieldsOf(draftOf(base)), fieldsOf(draftOf(theirs)))

/** `base`: undefined for a new category */
export type FaqEditing = { base: FaqCategory | undefined; draft: FaqDraft; asked: Sends<Partial<WholeCategory>> }

/** The change as sent: of a new category all of it. */
export function changeOf({ base, draft, asked: { sent } }: FaqEditing): Partial<WholeCategory> {
  const fields = fieldsOf(draft)
  if (!base) return fields
  const changed = Object.fromEntries(differing(fieldsOf(draftOf(base)), fields).map((name) => [name, fields[name]]))
  return toChange<WholeCategory>(changed, { draft: fields, sent, isSame })
}

export const newCategory = (draft: FaqDraft): WholeCategory => fieldsOf(draft)

/** Whether an unanswered request of this form stored the category as it is now. */
export const isOwn = (editing: FaqEditing, current: FaqCategory): boolean =>
  editing.base !== undefined &&
  isOwnChange({
    base: fieldsOf(draftOf(editing.base)),
    change: changeOf(editing),
    stored: fieldsOf(draftOf(current)),
    sent: editing.asked.sent,
    isSame,
  })

/** The edits on top of a stored category: fields not edited here get its values. */
export function draftOnto(editing: FaqEditing, stored: FaqCategory): FaqDraft {
  const { draft } = editing
  const { title, subtitle, icon, qandA } = changeOf(editing)
  return {
    ...draftOf(stored),
    ...(title !== undefined && { title: draft.title }),
    ...(subtitle !== undefined && { subtitle: draft.subtitle }),
    ...(icon !== undefined && { icon }),
    ...(qandA && { questions: draft.questions }),
  }
}

/** Whether leaving would lose edits, or leave it open whether they were saved. */
export const isUnsaved = ({ base, draft, asked }: FaqEditing): boolean =>
  differing(fieldsOf(base ? draftOf(base) : blankFaqDraft), fieldsOf(draft)).length > 0 || isUncertain(asked)

/** Validation errors by path; empty if it can be saved. */
export function errorsOf(editing: FaqEditing): FieldErrors {
  const { base, draft } = editing
  const read = decode(wholeCategorySchema, encode(wholeCategorySchema, fieldsOf(draft)))
  if (read.ok) return {}
  return base ? errorsIn(read.fields, changeOf(editing)) : read.fields
}
