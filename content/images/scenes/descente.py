"""Ear pressure: the descent, side by side. A boy with a lollipop by the cabin window, his grandmother who drinks water; belts fastened."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset(); S=SKINS
world(sky=('#EBD9B8','#F3E6CB'),ambient='#e2ebf2',ground='#e8c79b',strength=.62)
box((0,1.5,-.03),(8,8,.06),mat('#5F7F95',.95),.01)
# the side of the cabin, its windows on the sky of a late afternoon; lockers above
WX=-.78; shell=mat('#EFE0C2',.8)
make(P_box((WX-.08,1.5,1.0),(.16,9,2.0)),shell); make(P_tube([(WX+.05,-3,1.86),(WX+.05,6,1.86)],.20,seg=24,n=2),shell,angle=180); make(P_box((WX+.30,1.5,1.98),(.70,9,.44)),mat('#FBF3E4',.7),bevel=.10); box((WX+.006,1.5,.42),(.03,9,.05),mat('#D9C7A6',.7),.01)
def oval(k,n=48,e=3.0):
    o=[]
    for i in range(n): t=i/n*2*math.pi; c,s=math.cos(t),math.sin(t); q=(abs(c)**e+abs(s)**e)**(-1/e); o.append((.17*k*c*q,.225*k*s*q))
    return o
for y in (-.62,.10,.82,1.54,2.26):
    z=1.16
    o=poly(oval(1.0),mat('#A9CDE0',.5,emit=.45,bump=0),.012,bevel=.002); o.rotation_euler=(R(90),0,R(90)); o.location=(WX+.004,y,z)
    tube([(WX+.02,y+a,z+b) for a,b in oval(1.04)],.026,mat('#FFF8EA',.5),cyclic=True,n=2,up=(1,0,0)); tube([(WX+.014,y+a,z+b) for a,b in oval(1.22)],.012,mat('#DCC9A6',.7),cyclic=True,n=2,up=(1,0,0))
    for a,b,r in ((-.05,-.11,.050),(.02,-.095,.062),(.08,-.125,.046)): sphere((WX+.020,y+a,z+b),r,mat('#FFF3E2',.8,emit=.30,bump=0),s=(.10,1.25,.75))
make(P_box((1.4,3.6,1.0),(6,.1,2.4)),mat('#E3CFA8',.85)); curtain(.62,3.4,0,1.9,.62,'#C9562B');
# the seats
def seat(x,y,col=RIVER):
    with group((x,y,0)):
        m=mat(col,.9); lt=mat(light(col,.10),.9)
        make([P_box((0,.06,.22),(.52,.54,.17)),P_box((0,.31,.62),(.52,.15,.82),rot=(-.10,0,0)),P_sphere((0,.37,1.02),1,(.255,.085,.16))],m,remesh=.020,smooth=7); box((0,.02,.315),(.46,.50,.07),lt,.03)
        box((0,.272,1.04),(.36,.05,.22),mat('#FBF3E4',.9),.022,rot=(-.10,0,0)); box((0,.10,.09),(.40,.10,.14),mat('#4A4F57',.7),.01)
for y in (1.15,2.15):
    for x in (-.46,.12,.94): seat(x,y)
for x in (-.46,.12): seat(x,.08)
for x in (-.755,-.17,.415):
    box((x,.02,.50),(.075,.46,.055),mat('#4A4F57',.6),.024); box((x,.16,.36),(.05,.10,.28),mat('#4A4F57',.7),.012)
boy=person((-.46,.10,.085),10,face=dict(skin=S['tan'],hair='#3a2419',style='short',mouth='smile',age=0,freckles=False,cheeks=1.06),top=dict(kind='sweater',color=GOLD,stripes=('#F6E3C4',.62,.34)),bottom=('trousers','#44606e'),shoes=TERRA,pose='sit',seat=1.42,hands={'R':(-.62,-1.12,3.05),'L':(.42,-1.02,2.10)},look=-10,tilt=-3,scale=.185,big=1.2,lady=False,wide=.92,heavy=.92)
w=boy['R']; tube([(w[0],w[1]-.01,w[2]-.03),(w[0]+.01,w[1]-.02,w[2]+.10)],.0075,mat('#FFF8EA',.5)); lathe((w[0]+.011,w[1]-.022,w[2]+.145),[(.020,-.018),(.055,-.016),(.062,0),(.055,.016),(.020,.018)],mat('#D8432E',.35,bump=0,spec=.5),rot=(R(78),0,0)); ring((w[0]+.011,w[1]-.042,w[2]+.149),.030,.008,mat('#F7C9B4',.5,bump=0),rot=(R(78),0,0))
gm=person((.12,.06,0),8,face=dict(skin=S['olive'],hair='#dcd6cc',style='pixie',mouth='smile',lips='#9c4138',age=2,nose=1.05,brows='#8d857c',earrings=GOLD,glasses='#7a3b22'),top=dict(kind='sweater',color=TERRA),extras=[('pearls','#fbf5ea')],bottom=('trousers','#5b5148'),shoes='#5a3328',pose='sit',seat=1.66,hands={'R':(-.26,-1.18,3.02),'L':(.40,-1.02,2.36)},look=14,tilt=3)
g=gm['R']; lathe((g[0]+.01,g[1]-.035,g[2]-.055),[(.036,0),(.040,.004),(.047,.098)],mat('#8FC0DC',.2,bump=0,spec=.6)); lathe((g[0]+.01,g[1]-.035,g[2]+.041),[(.047,0),(.050,.045),(.046,.045),(.043,.004)],mat('#EDF5F8',.2,bump=0,spec=.6))
# belts
for x,y,z,r in ((-.46,-.08,.385,.125),(.12,-.10,.470,.17)):
    tube([(x-r,y+.10,z-.03),(x-r*.6,y,z+.012),(x,y-.035,z+.030),(x+r*.6,y,z+.012),(x+r,y+.10,z-.03)],.024,mat('#2F3A44',.7),flat=.30,up=(0,-.5,1)); box((x,y-.052,z+.038),(.070,.022,.056),mat('#C9D2D4',.3,bump=0,spec=.5),.008,rot=(.5,0,0))
area((2.6,-2.8,2.6),(-.1,0,.8),2.0,150,'#ffe2b8'); area((-.5,-2.6,2.2),(-.2,0,.8),1.6,60,'#fff0dc'); area((.6,1.8,2.6),(-.2,.8,.6),1.6,60,'#ffeedd')
camera((1.02,-2.95,1.36),(-.13,.02,.71),lens=46)
render('descente',samples=14,scale=.7,exposure=.18,bounces=5,draft_w=600)
