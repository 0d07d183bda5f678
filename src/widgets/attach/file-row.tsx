import Clip from 'lucide-react/icons/paperclip'
import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names'
import { Spinner } from '../ui/spinner'
import * as css from './attach.css'

type FileRowProps = {
  name: string
  size?: string | undefined
  isBusy?: boolean
  isWrong?: boolean
  /** why it can't be sent, in place of its size */
  problem?: string | undefined
  children: ReactNode
}

/** A file that is going to be sent: name, size, and a button that removes it. */
export const FileRow = ({ name, size, isBusy, isWrong, problem, children }: FileRowProps) => (
  <li className={classNames(css.row, (isWrong || problem) && css.wrong)}>
    {isBusy ? <Spinner /> : <Clip size={14} className={css.rowIcon} aria-hidden="true" />}
    <bdi className={css.name} title={name}>
      {name}
    </bdi>
    {problem ? (
      <span role="alert" className={css.problem}>
        {problem}
      </span>
    ) : (
      <span className={css.size}>{size}</span>
    )}
    {children}
  </li>
)
