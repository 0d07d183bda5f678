import type { ComponentType } from 'react'
import { type LazyPart, lazyPart } from '../../../core/kernel/lazy-part'
import type { ScreenProps } from './row'

/** A screen whose code comes when somebody goes there. */
export const screenPart = <File>(
  load: () => Promise<File>,
  pick: (file: File) => ComponentType<ScreenProps>,
): LazyPart<ComponentType<ScreenProps>> => lazyPart(load, pick)
