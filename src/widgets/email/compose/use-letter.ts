import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { leftBehind } from '../../../core/email/compose/email.compose.context'
import { isPromising } from '../../../core/email/compose/email.compose.files'
import { type KnownPerson, matchPeople } from '../../../core/email/compose/email.compose.people'
import type { MailPerson } from '../../../core/email/email.contract'
import { isEmptyLetter } from '../../../core/email/email.letter'
import type { Letter } from '../../../core/email/email.letter.contract'
import { preloadComposing } from '../../../core/email/email.machine'
import { mostFileBytes } from '../../../core/kernel/file'
import { randomId } from '../../../core/kernel/id'
import { guardUnload } from '../../runtime/guard-unload'
import { useEngine, useOwner, useView } from '../../runtime/use-engine'
import { shrinkPicture } from '../../ui/shrink-picture'
import { guardLeftFiles } from './guard-left-files'
import type { LetterIdentity } from './use-open-letters'

/** `id` is of the change that can be undone. */
export type LetterEnd = 'sent' | 'discarded' | 'closed'

export type LetterLocation = {
  letter: Partial<Letter>
  isUnsaved: boolean
  /** to be saved and closed */
  isLeaving: boolean
  onGone(how: LetterEnd, letter: Letter, id: string): void
  onIdentity(identity: LetterIdentity): void
  /** saving it failed, or it waits for a file: it stays open */
  onStay(): void
}

const asUpload = (file: File) => shrinkPicture(file, mostFileBytes)

const ends: Partial<Record<string, LetterEnd>> = { asked: 'sent', discarded: 'discarded', closed: 'closed' }

export function useLetter({ letter: first, isUnsaved, isLeaving, onGone, onIdentity, onStay }: LetterLocation) {
  const engine = useEngine()
  const owner = useOwner()
  const view = useView('email.compose', { letter: first, isUnsaved })
  const value = useSelector(view, (snapshot) => snapshot.value)
  const end = typeof value === 'string' ? ends[value] : undefined
  const { letter, saved, savedAt, fields, error, isUnsent, awaitedId, nextAction, uploads } = useSelector(
    view,
    ({ context: { letter, saved, savedAt, fields, error, isUnsent, awaitedId, nextAction, uploads } }) => ({
      letter,
      saved,
      savedAt,
      fields,
      error,
      isUnsent,
      awaitedId,
      nextAction,
      uploads,
    }),
    shallowEqual,
  )
  /** files whose pictures are still being made smaller */
  const chosen = useRef<File[]>([])
  const latest = useRef({ onGone, onIdentity, onStay })
  useEffect(() => {
    latest.current = { onGone, onIdentity, onStay }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => {
    if (end) latest.current.onGone(end, letter, awaitedId ?? '')
  }, [end])
  const isBlank = isEmptyLetter(letter)
  useEffect(() => latest.current.onIdentity({ draftId: letter.id, isBlank }), [letter.id, isBlank])
  useEffect(preloadComposing, [])
  // leaving the screen ends this composer: the mail's data actor stores what isn't stored yet
  useEffect(
    () => () => {
      const { value, context } = view.getSnapshot()
      if (typeof value === 'string' || engine.owner !== owner) return
      view.send({ type: 'letter.keep' })
      const id = context.letter.id === undefined ? context.key : randomId()
      const store = (added: readonly { name: string; file: Blob }[]) => {
        const files = added.map((each, nth) => ({ ...each, key: `${context.key}-file-${nth}` }))
        const change = engine.owner === owner ? leftBehind(context, files) : undefined
        if (!change) return
        const email = engine.app('email')
        email.send({ type: 'change.make', change, id })
        if (change.files.length > 0) guardLeftFiles(email, id)
      }
      if (chosen.current.length === 0) return store([])
      const endGuard = guardUnload()
      void Promise.all(chosen.current.map(asUpload)).then(store).finally(endGuard)
    },
    [view, engine, owner],
  )
  const isAdding = uploads.length > 0
  const isUploading = uploads.some(isPromising)
  useEffect(() => {
    if (!isUploading) return
    return guardUnload()
  }, [isUploading])
  useEffect(() => {
    if (isLeaving) view.send({ type: 'letter.close' })
  }, [isLeaving, view])
  useEffect(() => {
    if (isLeaving && (saved === 'failed' || isAdding)) latest.current.onStay()
  }, [isLeaving, saved, isAdding])

  return {
    letter,
    saved,
    savedAt,
    fields,
    error,
    isUnsent,
    uploads,
    /** sent, discarded or saved: nothing left to show */
    isGone: end !== undefined,
    isSending: nextAction === 'send',
    isClosing: nextAction === 'close' || nextAction === 'discard',
    edit: (edit: Partial<Letter>) => view.send({ type: 'letter.edit', letter: edit }),
    attach: async (files: readonly File[]) => {
      chosen.current.push(...files)
      for (const file of files) {
        const upload = await asUpload(file)
        chosen.current = chosen.current.filter((each) => each !== file)
        view.send({ type: 'files.add', files: [upload] })
      }
    },
    cancelUpload: (key: string) => view.send({ type: 'upload.cancel', key }),
    retryUpload: (key: string) => view.send({ type: 'upload.retry', key }),
    save: () => view.send({ type: 'letter.save' }),
    send: () => view.send({ type: 'letter.send' }),
    discard: () => view.send({ type: 'letter.discard' }),
    close: () => view.send({ type: 'letter.close' }),
  }
}

export type WrittenLetter = ReturnType<typeof useLetter>

const nobody: readonly KnownPerson[] = []

/** Suggests nobody until all emails have been read, and knows nobody who isn't reached. */
export function usePeople() {
  const view = useView('email.people', { key: undefined })
  const known = useSelector(view, ({ context }) => context.value) ?? nobody
  return {
    suggest: (text: string) => matchPeople(known, text),
    /** of these people, those whose account here gets the mail, but who may not read it */
    unreached: (people: readonly MailPerson[]) =>
      people.filter((person) =>
        known.some(
          ({ email, isUnreached }) => isUnreached && email.trim().toLowerCase() === person.email.trim().toLowerCase(),
        ),
      ),
  }
}
