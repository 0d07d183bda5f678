import { lazyPart } from '../../core/kernel/lazy-part'
import { usePressedPart } from '../lazy/use-pressed-part'

const panel = lazyPart(
  () => import('./task/task-panel'),
  (file) => file.TaskPanel,
)

/** The form, whose code comes with the first task that is opened. */
export const useTaskPanel = () => usePressedPart(panel)
