import type { FileProblem } from '../kernel/file-problem'
import { sizeProblem } from '../kernel/file-size'
import type { ThreadFile } from './chat.thread'

/** A file that goes with the next message. */
export type ChosenFile = ThreadFile & {
  key: string
  /** why it can't be sent */
  problem: FileProblem | undefined
}

/** A file to choose; with a problem, it stays beside the text and isn't sent. */
export type OfferedFile = { name: string; file: Blob; problem?: FileProblem | undefined }

/** Chosen files by the contact's number. They aren't stored: after a reload they have to be chosen again. */
export type ChosenFiles = Readonly<Record<number, readonly ChosenFile[]>>

export const chosenFor = (chosen: ChosenFiles, contactId: number): readonly ChosenFile[] => chosen[contactId] ?? []

export const isSendable = ({ problem }: ChosenFile): boolean => !problem

export const chosenFile = (key: string, { name, file, problem }: OfferedFile): ChosenFile => ({
  key,
  name,
  type: file.type,
  bytes: file.size,
  content: file,
  problem: problem ?? sizeProblem(file),
})
