import { useContext } from 'react'
import { useToaster } from '../runtime/use-toaster'
import type { ToastMessage } from '../ui/toaster'
import { loadFailureId, OwnPageContext } from './own-page'

/** Reports that code needed by a press failed to load: a new version if there is one, otherwise what is given. */
export function useLoadFailure(message: Omit<ToastMessage, 'id'>): () => Promise<void> {
  const toaster = useToaster()
  const page = useContext(OwnPageContext)
  return async () => {
    if (!(await page?.announceNewBuild())) toaster.show({ tone: 'error', ...message, id: loadFailureId })
  }
}
