import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import { assignFrom } from '../../kernel/assign-from'
import type { Call } from '../../kernel/endpoint'
import { isMissing, RaanError, toRaanError } from '../../kernel/errors'
import { isErrorFree } from '../../kernel/field-errors'
import { isKeyUsed } from '../../kernel/outcome'
import type { Mail } from '../email.contract'
import { edited, errorsLeft, letterErrors, noLetter } from '../email.letter'
import type { Letter } from '../email.letter.contract'
import {
  type ComposeContext,
  type ComposeEmitted,
  type ComposeEvent,
  type ComposeInput,
  isWorthSaving,
  type NextAction,
  nextActions,
} from './email.compose.context'
import { saveDraft } from './email.compose.draft'

/** Milliseconds after the last edit until it is saved. */
const saveAfterMs = 1_500

const isFit = (letter: Letter): boolean => isErrorFree(letterErrors(letter))

const edit = ({ letter, fields }: ComposeContext, { letter: changed }: { letter: Partial<Letter> }) => ({
  letter: edited(letter, changed),
  fields: errorsLeft(fields, changed),
  isDirty: true,
})
const changes = ({ context, event }: { context: ComposeContext; event: { letter: Partial<Letter> } }): boolean =>
  edited(context.letter, event.letter) !== context.letter
const isOwn = ({ context, event }: { context: ComposeContext; event: { id: string } }): boolean =>
  event.id === context.awaitedId

/**
 * A letter being written in one view. Saves itself as a draft, one save at a time, and the last text wins. Sending
 * requires that it is saved, so that a page closed meanwhile leaves it among the drafts. Edits made during a save are
 * saved after it; `asked`, `discarded` and `closed` accept no edits.
 */
export const letterMachine = setup({
  types: {
    input: {} as ComposeInput,
    context: {} as ComposeContext,
    events: {} as ComposeEvent,
    emitted: {} as ComposeEmitted,
  },
  actors: {
    save: fromPromise<Mail, { call: Call; letter: Letter; key: string }>(({ input, signal }) =>
      saveDraft(input, signal),
    ),
  },
  delays: { save: saveAfterMs },
  guards: {
    isUnsaved: ({ context }) => context.saved === 'no' && isWorthSaving(context),
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
    begin: assign(({ context: { nextAction, letter, keyedLetter } }) => ({
      keyedLetter: letter.id === undefined ? (keyedLetter ?? letter) : undefined,
      saved: 'saving' as const,
      isDirty: false,
      error: undefined,
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
    reportClosed: emit(({ context: { letter } }) => ({ type: 'email.letterClosed' as const, letter })),
  },
}).createMachine({
  id: 'letter',
  options: { maxIterations: 1_000 },
  context: ({ input: { call, newId, letter, isUnsaved = false } }) => ({
    call,
    newId,
    letter: { ...noLetter, ...letter },
    saved: letter?.id === undefined || isUnsaved ? 'no' : 'saved',
    savedAt: undefined,
    fields: {},
    error: undefined,
    isDirty: isUnsaved,
    nextAction: 'nothing',
    key: newId(),
    keyedLetter: undefined,
    awaitedId: undefined,
  }),
  initial: 'open',
  states: {
    open: {
      initial: 'resting',
      on: {
        'letter.edit': {
          guard: changes,
          target: '.resting',
          actions: [assignFrom(edit), 'unsave'],
        },
        'letter.save': { guard: 'isWorthSaving', target: '.saving' },
        'letter.send': [
          { guard: 'isFaulty', actions: 'showErrors' },
          { guard: 'isStored', target: 'asked' },
          { target: '.saving', actions: { type: 'requestAction', params: 'send' } },
        ],
        'letter.discard': { target: 'discarded' },
        'letter.close': [
          { guard: 'isWorthSaving', target: '.saving', actions: { type: 'requestAction', params: 'close' } },
          { target: 'closed' },
        ],
      },
      states: {
        resting: { always: { guard: 'isUnsaved', target: 'waiting' } },
        waiting: { after: { save: { target: 'saving' } } },
        saving: {
          entry: 'begin',
          invoke: {
            src: 'save',
            input: ({ context: { call, letter, key, newId } }) => ({
              call,
              letter,
              key: letter.id === undefined ? key : newId(),
            }),
            onDone: {
              target: 'stored',
              actions: [
                emit(({ context: { letter }, event: { output: draft } }) => ({
                  type: 'email.draftSaved' as const,
                  draft,
                  isNew: letter.id === undefined,
                })),
                'recallEarlier',
                assign(({ context: { letter, isDirty }, event: { output } }) => ({
                  letter: { ...letter, id: output.id },
                  savedAt: output.time,
                  saved: isDirty ? ('no' as const) : ('saved' as const),
                })),
              ],
            },
            onError: [
              { guard: 'discards', target: '#letter.discarded', actions: 'unsave' },
              {
                // deleted elsewhere: the content becomes a new draft
                guard: ({ context: { letter }, event: { error } }) => letter.id !== undefined && isMissing(error),
                target: 'saving',
                reenter: true,
                actions: assign(({ context: { letter, newId } }) => {
                  const { id: _, ...rest } = letter
                  return { letter: rest, key: newId(), keyedLetter: undefined }
                }),
              },
              {
                target: 'resting',
                actions: assign(({ context: { newId }, event: { error } }) => ({
                  // the key belongs to a draft that the backend doesn't return: this becomes another one
                  ...(error instanceof RaanError && isKeyUsed(error) && { key: newId(), keyedLetter: undefined }),
                  saved: 'failed' as const,
                  error: toRaanError(error),
                  isDirty: true,
                  nextAction: 'nothing' as const,
                })),
              },
            ],
          },
          on: {
            'letter.edit': { guard: changes, actions: assignFrom(edit) },
            'letter.save': { actions: { type: 'requestAction', params: 'save' } },
            'letter.send': [
              { guard: 'isFaulty', actions: 'showErrors' },
              { actions: { type: 'requestAction', params: 'send' } },
            ],
            'letter.discard': { actions: { type: 'requestAction', params: 'discard' } },
            'letter.close': { actions: { type: 'requestAction', params: 'close' } },
          },
        },
        stored: {
          always: [
            { guard: 'discards', target: '#letter.discarded' },
            { guard: 'savesAgain', target: 'saving' },
            { guard: 'sendsFaulty', target: 'resting', actions: 'showErrors' },
            { guard: 'sends', target: '#letter.asked' },
            { guard: 'closes', target: '#letter.closed' },
            { target: 'resting' },
          ],
        },
      },
    },
    asked: {
      entry: { type: 'end', params: 'email.sendAsked' },
      on: { 'letter.restore': { guard: isOwn, target: 'open', actions: assign({ awaitedId: undefined }) } },
    },
    discarded: {
      entry: { type: 'end', params: 'email.discarded' },
      on: { 'letter.restore': { guard: isOwn, target: 'open', actions: assign({ awaitedId: undefined }) } },
    },
    closed: { entry: 'reportClosed' },
  },
})
