import { useSelector } from '@xstate/react'
import { useApp } from '../runtime/use-engine'

/** Whether the shop's system is known to import no orders. */
export const useLacksImport = (): boolean => useSelector(useApp('orders'), ({ context }) => context.lacksImport)
