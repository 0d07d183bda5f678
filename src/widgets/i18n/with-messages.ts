import { type MessageFiles, messagesOf } from './message-files'

/** Loads a part's texts together with its code. If the texts fail to load, the widget that shows them tries again. */
export const withMessages =
  <File>(files: MessageFiles | undefined, load: () => Promise<File>): (() => Promise<File>) =>
  () =>
    files ? Promise.all([load(), messagesOf(files)]).then(([file]) => file) : load()
