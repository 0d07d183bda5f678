import { assign, emit, enqueueActions, fromPromise, sendTo, setup } from 'xstate'
import type { Call } from '../../kernel/endpoint'
import { isErrorFree } from '../../kernel/field-errors'
import type { Mail } from '../email.contract'
import { edited, errorsLeft, letterErrors } from '../email.letter'
import type { Letter } from '../email.letter.contract'
import { unsavedLetters } from '../email.unsaved'
import {
  type ComposeContext,
  type ComposeEmitted,
  type ComposeEvent,
  type ComposeInput,
  isWorthSaving,
  leftBehind,
  type NextAction,
  nextActions,
} from './email.compose.context'
import { saveDraft } from './email.compose.draft'
import { uploader } from './email.compose.files'
import { letterLocks } from './email.compose.locks'
import type { LetterUpload } from './email.compose.uploads'

/** Milliseconds after the last edit until it is saved. */
const saveAfterMs = 1_500

const isFit = (letter: Letter): boolean => isErrorFree(letterErrors(letter))

export const edit = ({ letter, fields }: ComposeContext, { letter: changed }: { letter: Partial<Letter> }) => ({
  letter: edited(letter, changed),
  fields: errorsLeft(fields, changed),
  isDirty: true,
})
export const changes = ({ context, event }: { context: ComposeContext; event: { letter: Partial<Letter> } }): boolean =>
  edited(context.letter, event.letter) !== context.letter
export const isOwn = ({ context, event }: { context: ComposeContext; event: { id: string } }): boolean =>
  event.id === context.awaitedId

/** Actors, guards and actions of a letter. */
export const letterSetup = setup({
  types: {
    input: {} as ComposeInput,
    context: {} as ComposeContext,
    events: {} as ComposeEvent,
    emitted: {} as ComposeEmitted,
  },
  actors: {
    uploader,
    locks: letterLocks,
    save: fromPromise<Mail, { call: Call; letter: Letter; key: string }>(({ input, signal }) =>
      saveDraft(input, signal),
    ),
  },
  delays: { save: saveAfterMs },
  guards: {
    isUnsaved: ({ context }) => context.saved === 'no' && isWorthSaving(context),
    /** a file would be lost */
    isAdding: ({ context: { uploads } }) => uploads.length > 0,
    endsEarly: ({ context: { nextAction, uploads } }) =>
      uploads.length > 0 && (nextAction === 'send' || nextAction === 'close'),
    isWorthSaving: ({ context }) => isWorthSaving(context),
    isFaulty: ({ context: { letter } }) => !isFit(letter),
    isStored: ({ context: { letter, isDirty } }) => letter.id !== undefined && !isDirty,
    discards: ({ context: { nextAction } }) => nextAction === 'discard',
    savesAgain: ({ context: { nextAction, isDirty } }) => isDirty && nextAction !== 'nothing',
    sendsFaulty: ({ context: { nextAction, letter } }) => nextAction === 'send' && !isFit(letter),
    sends: ({ context: { nextAction } }) => nextAction === 'send',
    closes: ({ context: { nextAction } }) => nextAction === 'close',
  },
  actions: {
    unsave: assign({ saved: 'no', isDirty: true }),
    requestAction: assign(({ context: { nextAction } }, to: NextAction) => ({
      nextAction: nextActions.indexOf(to) > nextActions.indexOf(nextAction) ? to : nextAction,
    })),
    showErrors: assign(({ context: { letter } }) => ({ fields: letterErrors(letter), nextAction: 'nothing' as const })),
    showPending: assign(({ context: { fields } }) => ({
      fields: { ...fields, attachments: ['pending'] },
      nextAction: 'nothing' as const,
    })),
    upload: enqueueActions(({ context: { uploads }, enqueue }, added: readonly LetterUpload[]) => {
      enqueue.assign({ uploads: [...uploads, ...added] })
      for (const upload of added) if (!upload.error) enqueue.sendTo('uploader', { type: 'upload', upload })
    }),
    begin: assign(({ context: { nextAction, letter, keyedLetter } }) => ({
      keyedLetter: letter.id === undefined ? (keyedLetter ?? letter) : undefined,
      saved: 'saving' as const,
      isDirty: false,
      error: undefined,
      isUnsent: false,
      nextAction: nextAction === 'save' ? 'nothing' : nextAction,
    })),
    // a second response under a key refers to what was first sent with it
    recallEarlier: assign(({ context: { letter, keyedLetter = letter, nextAction, isDirty } }) =>
      isDirty || letter === keyedLetter
        ? {}
        : { isDirty: true, nextAction: nextAction === 'nothing' ? ('save' as const) : nextAction },
    ),
    end: enqueueActions(({ context: { letter, newId }, enqueue }, type: 'email.sendAsked' | 'email.discarded') => {
      const id = newId()
      enqueue.assign({ awaitedId: id, nextAction: 'nothing' })
      enqueue.emit({ type, id, letter })
    }),
    keep: ({ context }) => {
      const left = leftBehind(context)
      const records = unsavedLetters(context.storage)
      if (left && left.ending !== 'discard') records.write(context.key, left.letter)
      else records.remove(context.key)
    },
    forget: ({ context: { storage, key } }) => unsavedLetters(storage).remove(key),
    // edits made during the save are still only here
    settle: ({ context: { storage, key, isDirty } }) => {
      if (!isDirty) unsavedLetters(storage).remove(key)
    },
    lock: sendTo('locks', ({ context: { letter } }) => ({ type: 'draft', id: letter.id })),
    take: enqueueActions(({ context: { storage, letter }, event, enqueue }) => {
      if (event.type !== 'letter.take') return
      unsavedLetters(storage).remove(event.key)
      enqueue.emit({ type: 'email.letterTaken', letter, key: event.key })
    }),
    reportClosed: emit(({ context: { letter } }) => ({ type: 'email.letterClosed' as const, letter })),
  },
})
