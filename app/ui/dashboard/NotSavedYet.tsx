import { form as words } from '#common/words'

/** Beside the button of a form: that it holds what is not saved. */
export const NotSavedYet = ({ isChanged }: { isChanged: boolean }) =>
  isChanged && <span className="text-ink-2">{words.unsaved}</span>
