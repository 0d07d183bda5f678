import { mostFileBytes } from './file'

export type FileSizeProblem = 'too-large' | 'empty'

/** Why a file can't be sent, as far as that is known without reading it. */
export function sizeProblem({ size }: Blob): FileSizeProblem | undefined {
  if (size > mostFileBytes) return 'too-large'
  return size === 0 ? 'empty' : undefined
}
