import { createResourceMachine } from '../../kernel/resource-machine'
import { mailFileCalls } from '../email.files.contract'

/** The content of an attachment, by the id of its file. */
export const mailFileMachine = createResourceMachine<Blob, string>({
  id: 'email.file',
  load: ({ call, key, signal }) => call(mailFileCalls.one, { params: { id: key } }, { signal }),
})
