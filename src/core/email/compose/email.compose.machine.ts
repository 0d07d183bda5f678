import { assign, emit, enqueueActions, raise, sendTo } from 'xstate'
import { assignFrom } from '../../kernel/assign-from'
import { isMissing, RaanError, toRaanError } from '../../kernel/errors'
import { isKeyUsed } from '../../kernel/outcome'
import { noLetter } from '../email.letter'
import { chosenFiles, failUpload, uploadsWithout, withFile } from './email.compose.files'
import { changes, edit, isOwn, letterSetup } from './email.compose.setup'
import { isStored } from './email.compose.stored'

/**
 * A letter being written in one view. Saves itself as a draft, one save at a time, and the last text wins. Sending
 * requires that it is saved, so that a page closed meanwhile leaves it among the drafts. Edits made during a save are
 * saved after it; `asked`, `discarded` and `closed` accept no edits.
 */
export const letterMachine = letterSetup.createMachine({
  id: 'letter',
  options: { maxIterations: 1_000 },
  context: ({ input: { call, newId, storage, locks, letter, isUnsaved = false } }) => ({
    call,
    newId,
    storage,
    locks,
    letter: { ...noLetter, ...letter },
    saved: letter?.id === undefined || isUnsaved ? 'no' : 'saved',
    savedAt: undefined,
    fields: {},
    error: undefined,
    isUnsent: false,
    isDirty: isUnsaved,
    nextAction: 'nothing',
    key: newId(),
    keyedLetter: undefined,
    awaitedId: undefined,
    uploads: [],
  }),
  // both report failures themselves
  invoke: [
    { id: 'uploader', src: 'uploader', input: ({ context: { call } }) => ({ call }), onError: {} },
    { id: 'locks', src: 'locks', input: ({ context }) => context, onError: {} },
  ],
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
        'letter.take': {
          guard: ({ context }) => isStored(context),
          target: '.saving',
          actions: [assignFrom(edit), 'keep', 'take'],
        },
        'letter.send': [
          { guard: 'isFaulty', actions: 'showErrors' },
          { guard: 'isAdding', actions: 'showPending' },
          { guard: 'isStored', target: 'asked' },
          { target: '.saving', actions: { type: 'requestAction', params: 'send' } },
        ],
        'letter.keep': { actions: 'keep' },
        'letter.discard': { target: 'discarded' },
        'letter.close': [
          { guard: 'isAdding', actions: 'showPending' },
          { guard: 'isWorthSaving', target: '.saving', actions: { type: 'requestAction', params: 'close' } },
          { target: 'closed' },
        ],
        'files.add': { actions: { type: 'upload', params: ({ context, event }) => chosenFiles(context, event.files) } },
        'upload.cancel': {
          actions: [assignFrom(uploadsWithout), sendTo('uploader', ({ event: { key } }) => ({ type: 'abort', key }))],
        },
        'upload.retry': {
          actions: enqueueActions(({ context: { uploads }, event: { key }, enqueue }) => {
            const again = uploads.filter((each) => each.key === key && each.error).map(({ error: _, ...each }) => each)
            enqueue.assign({ uploads: uploads.filter((each) => !again.some(({ key }) => key === each.key)) })
            enqueue({ type: 'upload', params: again })
          }),
        },
        'upload.done': {
          guard: ({ context: { uploads }, event: { key } }) => uploads.some((each) => each.key === key),
          actions: [
            assignFrom(uploadsWithout),
            raise(({ context: { letter }, event: { file } }) => ({
              type: 'letter.edit' as const,
              letter: { attachments: withFile(letter.attachments ?? [], file) },
            })),
          ],
        },
        'upload.failed': { actions: assignFrom(failUpload) },
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
                'settle',
                'lock',
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
                actions: assign(({ context: { newId, nextAction }, event: { error } }) => ({
                  // the key belongs to a draft that the backend doesn't return: this becomes another one
                  ...(error instanceof RaanError && isKeyUsed(error) && { key: newId(), keyedLetter: undefined }),
                  saved: 'failed' as const,
                  error: toRaanError(error),
                  isUnsent: nextAction === 'send',
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
              { guard: 'isAdding', actions: 'showPending' },
              { actions: { type: 'requestAction', params: 'send' } },
            ],
            'letter.discard': { actions: { type: 'requestAction', params: 'discard' } },
            'letter.close': [
              { guard: 'isAdding', actions: 'showPending' },
              { actions: { type: 'requestAction', params: 'close' } },
            ],
          },
        },
        stored: {
          always: [
            { guard: 'discards', target: '#letter.discarded' },
            { guard: 'endsEarly', target: 'resting', actions: 'showPending' },
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
      entry: [{ type: 'end', params: 'email.sendAsked' }, 'forget'],
      on: { 'letter.restore': { guard: isOwn, target: 'open', actions: assign({ awaitedId: undefined }) } },
    },
    discarded: {
      entry: [{ type: 'end', params: 'email.discarded' }, 'forget'],
      on: { 'letter.restore': { guard: isOwn, target: 'open', actions: assign({ awaitedId: undefined }) } },
    },
    closed: { entry: ['reportClosed', 'forget'] },
  },
})
