@_exported public import Grounds
@_exported public import RIBs
