/** Whether an account of this kind is an agent with a team of real money; trial agents stand in no tree (contract 3.9.6). */
export const isTreeAgent = (kind: number): boolean => kind === 1 || kind === 2;
