import {
  type BetDetails,
  type BetList,
  createReportFile,
  getBet,
  type GetBetRequest,
  getProfit,
  listBets,
  type MailedReport,
  mailReport,
  type MailReportRequest,
  type ListBetsRequest,
  type Profit,
  type ProfitRequest,
  type ReportFile,
  type ReportFileRequest,
} from "@marquee/contract";
import { api } from "../api.ts";
import { toCall } from "../toCall.ts";

/** Calls of domain `report`. */
const reportApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBets: build.query<BetList, ListBetsRequest>({
      query: toCall(listBets),
      providesTags: ["Session", "Balance"],
    }),
    getBet: build.query<BetDetails, GetBetRequest>({
      query: toCall(getBet),
      providesTags: ["Session", "Balance"],
    }),
    getProfit: build.query<Profit, ProfitRequest>({
      query: toCall(getProfit),
      providesTags: ["Session", "Balance"],
    }),
    createReportFile: build.mutation<ReportFile, ReportFileRequest>({ query: toCall(createReportFile) }),
    mailReport: build.mutation<MailedReport, MailReportRequest>({ query: toCall(mailReport) }),
  }),
});

export const {
  useListBetsQuery,
  useGetBetQuery,
  useGetProfitQuery,
  useCreateReportFileMutation,
  useMailReportMutation,
} = reportApi;
