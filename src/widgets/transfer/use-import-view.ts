import { shallowEqual, useSelector } from '@xstate/react'
import type { Handle } from '../../core/kernel/actor-handle'
import type { SheetText } from '../../core/kernel/sheet-choice'
import type { TransferContext, TransferEvent } from '../../core/kernel/transfer-machine'

type ImportView<Stage, Context> = Pick<Handle, 'subscribe'> & {
  getSnapshot(): { value: Stage; context: Context }
  send(event: Exclude<TransferEvent, { type: 'choices.set' | 'import.start' }>): void
}

/** How far an import is, and what its user does whatever is imported. */
export function useImportView<Stage extends string, Plan, Job, Failure, Problem, Choices>(
  view: ImportView<Stage, Omit<TransferContext<unknown, Plan, Job, Failure, Problem, Choices>, 'input'>>,
) {
  const stage = useSelector(view, ({ value }) => value)
  const shown = useSelector(
    view,
    ({ context: { sheets, sheet, problem, plan, isPlanned, queue, at, failures, error, choices } }) => ({
      sheets,
      sheet,
      problem,
      plan,
      isPlanned,
      queue,
      at,
      failures,
      error,
      choices,
    }),
    shallowEqual,
  )
  return {
    stage,
    ...shown,
    take: (sheets: readonly SheetText[]) => view.send({ type: 'file.take', sheets }),
    chooseSheet: (sheet: SheetText) => view.send({ type: 'sheet.choose', sheet }),
    resume: () => view.send({ type: 'resume' }),
    reset: () => view.send({ type: 'reset' }),
  }
}
