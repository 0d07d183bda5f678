import type * as v from 'valibot'
import { decode, encode } from '../../kernel/codec'
import type { FieldErrors } from '../../kernel/errors'
import { normalizeText } from '../../kernel/normalize-text'
import { errorsIn } from '../../kernel/record-errors'
import { isUncertain, recordChanges, type Sends } from '../../kernel/sends'
import type { OwnArticle, OwnCategory } from '../knowledge.edit.contract'
import { type WholeArticle, type WholeCategory, wholeArticleSchema, wholeCategorySchema } from '../knowledge.rules'

type Parts<Stored, Fields extends object> = {
  schema: v.GenericSchema<Fields>
  draftOf(stored: Stored): Fields
  /** as it would be stored */
  tidy(draft: Fields): Fields
}

/** A record of the shop's own in a form; `base` is undefined for a new one, which begins as `blank`. */
export type OwnEditing<Stored, Fields extends object> = {
  base: Stored | undefined
  blank: Fields
  draft: Fields
  asked: Sends<Partial<Fields>>
}

function ownRecord<Stored, Fields extends object>({ schema, draftOf, tidy }: Parts<Stored, Fields>) {
  type Editing = OwnEditing<Stored, Fields>
  const isSame = (name: keyof Fields, one: Partial<Fields>, other: Partial<Fields>) => one[name] === other[name]
  const fieldsOf = (stored: Stored) => tidy(draftOf(stored))
  const namesOf = (fields: Fields) => Object.keys(fields) as (keyof Fields)[]
  const differing = (one: Fields, other: Fields) => namesOf(one).filter((name) => !isSame(name, one, other))
  const changes = recordChanges<Stored, Fields>({
    draftOf,
    fieldsOf,
    tidy,
    isSame,
    changesOf(base, draft) {
      const fields = tidy(draft)
      // the named fields of `fields`
      return Object.fromEntries(
        differing(fields, fieldsOf(base)).map((name) => [name, fields[name]]),
      ) as Partial<Fields>
    },
  })
  const isOf = (editing: Editing): editing is Editing & { base: Stored } => editing.base !== undefined
  /** The change as sent: of a new record all of it. */
  const changeOf = (editing: Editing): Partial<Fields> =>
    isOf(editing) ? changes.changeOf(editing) : tidy(editing.draft)

  return {
    draftOf,
    tidy,
    changeOf,
    /** whether an unanswered request of this form stored the record as it is now */
    isOwn: (editing: Editing, current: Stored): boolean => isOf(editing) && changes.isOwn(editing, current),
    /** the edits on top of a stored record */
    draftOnto: (editing: Editing, stored: Stored): Fields =>
      isOf(editing) ? changes.draftOnto(editing, stored) : { ...draftOf(stored), ...changeOf(editing) },
    /** whether leaving would lose edits, or leave it open whether they were saved */
    isUnsaved: ({ base, blank, draft, asked }: Editing): boolean =>
      differing(tidy(draft), base === undefined ? blank : fieldsOf(base)).length > 0 || isUncertain(asked),
    /** validation errors by path; empty if it can be saved */
    errorsOf(editing: Editing): FieldErrors {
      const read = decode(schema, encode(schema, tidy(editing.draft)))
      if (read.ok) return {}
      return isOf(editing) ? errorsIn(read.fields, changeOf(editing)) : read.fields
    },
    /** the fields that differ in another version */
    differingFields: (base: Stored, theirs: Stored) => differing(fieldsOf(base), fieldsOf(theirs)),
  }
}

export const articleRecord = ownRecord<OwnArticle, WholeArticle>({
  schema: wholeArticleSchema,
  draftOf: ({ category, title, content }) => ({ category, title, content }),
  tidy: (draft) => ({ ...draft, title: normalizeText(draft.title) }),
})

export const categoryRecord = ownRecord<OwnCategory, WholeCategory>({
  schema: wholeCategorySchema,
  draftOf: ({ title, desc }) => ({ title, desc }),
  tidy: ({ title, desc }) => ({ title: normalizeText(title), desc: normalizeText(desc) }),
})
