import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { chunkOf } from '../order/use-chunk'
import { useToaster } from '../root/use-toaster'

const drawer = chunkOf(() => import('./add/user-drawer'))

/** The form for somebody new, whose code comes with the first of them. */
export function useAddRoom() {
  const { t } = useLingui()
  const toaster = useToaster()
  const [isOpen, setOpen] = useState(false)
  return {
    Part: drawer.here?.UserDrawer,
    isOpen,
    async open() {
      try {
        await drawer.load()
        setOpen(true)
      } catch {
        toaster.show({
          id: 'room',
          tone: 'error',
          title: t`This part could not be loaded. Check the connection and try again.`,
        })
      }
    },
    close: () => setOpen(false),
  }
}
