import RefreshCw from 'lucide-react/icons/refresh-cw'
import { Component, createContext, type ReactNode } from 'react'
import { Button } from '../ui/button'
import { ErrorContext } from './use-engine'

type Failure = { error: unknown; retry(): void }

/** Renders a failed widget's message; provided by whoever shows several widgets. Without it there is only an icon. */
export const FailureContext = createContext<((failure: Failure) => ReactNode) | undefined>(undefined)

type Props = { children: ReactNode }

/**
 * Catches a widget's errors, keeps the rest of the page alive and offers to retry. Its button is an icon
 * because the texts may be what failed.
 */
export class WidgetBoundary extends Component<Props, { error: unknown }> {
  static override readonly contextType = ErrorContext
  declare context: ((error: unknown) => void) | undefined
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    this.context?.(error)
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    const retry = () => this.setState({ error: undefined })
    return (
      <FailureContext.Consumer>
        {(withMessages) =>
          withMessages?.({ error, retry }) ?? (
            <div role="alert">
              <Button icon={<RefreshCw size="1em" />} label="↻" onClick={retry} />
            </div>
          )
        }
      </FailureContext.Consumer>
    )
  }
}
