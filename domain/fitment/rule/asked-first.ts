/** Whether somebody is asked first, before such a part goes into the cart or an order. Stands alone: every page has it. */
export const isAskedFirst = ({ fit }: { fit: string }): boolean => fit === 'no' || fit === 'maybe'
